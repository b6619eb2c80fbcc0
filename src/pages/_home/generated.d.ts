declare module '@generated/site-data-pages/default/home.json' {
  const pictures: import('../../../shared/rows').HomePictures;
  export default pictures;
}
