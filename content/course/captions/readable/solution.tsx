import {AbsoluteFill, Img, staticFile} from 'remotion';

export const Film = () => {
  return (
    <AbsoluteFill>
      <Img
        src={staticFile('demos/media/dunes.webp')}
        style={{width: '100%', height: '100%', objectFit: 'cover'}}
      />
      <AbsoluteFill
        style={{
          color: 'white',
          alignItems: 'center',
          justifyContent: 'flex-end',
          paddingBottom: 80,
        }}
      >
        <div
          style={{
            fontSize: 56,
            padding: '8px 28px',
            borderRadius: 16,
            backgroundColor: 'rgba(11, 16, 38, 0.8)',
          }}
        >
          The dunes keep the warmth of the day.
        </div>
      </AbsoluteFill>
    </AbsoluteFill>
  );
};
