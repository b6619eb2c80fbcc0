declare module '@generated/site-demos/default/all.json' {
  const demos: import('../../shared/demo').OpenedDemo[];
  export default demos;
}
