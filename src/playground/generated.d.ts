declare module '@generated/site-playground/default/frame.json' {
  const files: import('../../shared/playground').FrameFiles;
  export default files;
}
