import {AbsoluteFill, Img, staticFile} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b1026'}}>
      <Img
        src={staticFile('demos/media/dunes.webp')}
        style={{width: '100%', height: '100%', objectFit: 'cover'}}
      />
    </AbsoluteFill>
  );
};
