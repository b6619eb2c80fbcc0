import {Composition, Folder, Still} from 'remotion';
import {Cover, coverSchema} from './Cover';
import {ferrySchema, NightFerry} from './NightFerry';

export const Root: React.FC = () => {
  return (
    <>
      <Folder name="crossings">
        <Composition
          id="night-ferry"
          component={NightFerry}
          schema={ferrySchema}
          width={1920}
          height={1080}
          fps={30}
          durationInFrames={240}
          defaultProps={{
            title: 'The night ferry',
            from: 'Sundvik',
            to: 'Askholm',
            sky: 'dusk' as const,
            lamp: '#ffd27d',
            departure: new Date('2026-11-22T21:10:00'),
            crossing: 95,
            showRoute: true,
            stops: ['Sundvik', 'Lonn', 'Three Skerries', 'Askholm'],
          }}
        />
        <Composition
          id="night-ferry-story"
          component={NightFerry}
          schema={ferrySchema}
          width={1080}
          height={1920}
          fps={30}
          durationInFrames={240}
          defaultProps={{
            title: 'The night ferry',
            from: 'Sundvik',
            to: 'Askholm',
            sky: 'deep' as const,
            lamp: '#ffd27d',
            departure: new Date('2026-11-22T21:10:00'),
            crossing: 95,
            showRoute: true,
            stops: ['Sundvik', 'Lonn', 'Three Skerries', 'Askholm'],
          }}
        />
      </Folder>
      <Folder name="covers">
        <Still
          id="ferry-cover"
          component={Cover}
          schema={coverSchema}
          width={1600}
          height={1600}
          defaultProps={{title: 'The night ferry', sky: 'dusk' as const}}
        />
        <Still
          id="ferry-sticker"
          component={Cover}
          schema={coverSchema}
          width={1600}
          height={1600}
          defaultProps={{title: 'All aboard', sky: 'none' as const}}
        />
      </Folder>
    </>
  );
};
