// What samples import as `@remotion/player`: the real package, whose Players can be found.
import {type PlayerRef, Player as RealPlayer} from '@remotion/player';
import {type ComponentProps, type Ref, useCallback} from 'react';

export * from '@remotion/player';

/** Players of a sample that is a page by itself, and how long their films are. */
export const players = new Map<PlayerRef, number>();

type Props = ComponentProps<typeof RealPlayer> & {ref?: Ref<PlayerRef>};

export function Player({ref, ...props}: Props) {
  const {durationInFrames} = props;
  const keep = useCallback(
    (player: PlayerRef | null) => {
      if (typeof ref === 'function') ref(player);
      else if (ref) ref.current = player;
      if (player) players.set(player, durationInFrames);
      return () => {
        if (player) players.delete(player);
        if (typeof ref === 'function') ref(null);
        else if (ref) ref.current = null;
      };
    },
    [ref, durationInFrames],
  );
  return <RealPlayer {...props} ref={keep} />;
}
