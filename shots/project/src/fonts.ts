import {continueRender, delayRender, staticFile} from 'remotion';

const files = {
  Fraunces: 'fonts/fraunces.woff2',
  'Instrument Sans': 'fonts/instrument-sans.woff2',
};

const handle = delayRender('Loading the fonts');
const faces = Object.entries(files).map(async ([family, file]) => {
  const face = new FontFace(family, `url(${staticFile(file)}) format('woff2')`, {
    weight: '100 900',
  });
  document.fonts.add(await face.load());
});
Promise.all(faces).then(() => continueRender(handle));
