import type {StepChecks} from '../../../../shared/course/step.ts';

export const checks: StepChecks = {
  looks: [0, 60],
  goals: [
    {
      says: 'The photo is in the picture',
      test: (film) => {
        const [photo] = film.all(0, 'img');
        if (!photo)
          return {
            seen: 'There is no photo in the picture.',
            hint: "<Img src={staticFile('demos/media/dunes.webp')} /> shows it.",
          };
        if (photo.src?.endsWith('dunes.webp') && photo.loaded) return null;
        return {
          seen: `What is shown is ${photo.src?.slice(0, 80) || 'nothing'}.`,
          hint: "The address comes from staticFile('demos/media/dunes.webp').",
        };
      },
    },
    {
      says: 'It fills the picture to all edges',
      test: (film) => {
        const [photo] = film.all(0, 'img');
        if (!photo) return {seen: 'There is no photo in the picture.'};
        const {x, y, width, height} = photo.box;
        const {video} = film.facts;
        if (x < 2 && y < 2 && x + width > video.width - 2 && y + height > video.height - 2)
          return null;
        return {
          seen: `It is ${Math.round(width)} × ${Math.round(height)} pixels large, at ${Math.round(x)}, ${Math.round(y)}.`,
          hint: "width: '100%' and height: '100%' make it as large as the layer.",
        };
      },
    },
    {
      says: 'It isn’t stretched',
      test: (film) => {
        const [photo] = film.all(0, 'img');
        if (!photo) return {seen: 'There is no photo in the picture.'};
        const fit = photo.style['object-fit'];
        return fit === 'cover'
          ? null
          : {
              seen: `Its objectFit is ${fit}.`,
              hint: "objectFit: 'cover' keeps its proportions and cuts off the rest.",
            };
      },
    },
    {
      says: 'A render waits for it',
      test: (film) =>
        film.components(0, 'Img').length > 0
          ? null
          : {
              seen: 'It is no <Img> of the toolkit.',
              hint: 'With <img> a render may take the picture too early: write <Img>, and import it from remotion.',
            },
    },
  ],
};
