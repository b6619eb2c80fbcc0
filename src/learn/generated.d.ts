declare module '@generated/site-course/default/learn.json' {
  const data: import('../../shared/learn').LearnData;
  export default data;
}
