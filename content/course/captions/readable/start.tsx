import {AbsoluteFill, Img, staticFile} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill>
      <Img
        src={staticFile('demos/media/dunes.webp')}
        style={{width: '100%', height: '100%', objectFit: 'cover'}}
      />
      <AbsoluteFill style={{color: 'white'}}>
        <div style={{fontSize: 24}}>The dunes keep the warmth of the day.</div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
