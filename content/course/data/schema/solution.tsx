import {AbsoluteFill} from 'remotion';
import {z} from 'zod';

export const schema = z.object({
  guest: z.string(),
  stars: z.number().min(1).max(9),
});

export const defaultProps = {guest: 'Ines', stars: 3};

export const Film = ({guest, stars}: z.infer<typeof schema>) => {
  return (
    <AbsoluteFill
      style={{backgroundColor: '#0b1026', color: '#ffd98a', padding: 80, fontSize: 100}}
    >
      <div>Dear {guest},</div>
      <div>{'★'.repeat(stars)}</div>
    </AbsoluteFill>
  );
};
