declare module '@generated/site-playground/default/frame.json' {
  const files: import('../../shared/playground').FrameFiles;
  export default files;
}

declare module '@generated/site-errors/default/book.json' {
  const data: {book: string};
  export default data;
}
