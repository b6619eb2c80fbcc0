declare module '@generated/site-demos/default/all.json' {
  const demos: import('../../shared/demo').DemoView[];
  export default demos;
}
