import type {ConvertMediaContainer, ConvertMediaVideoCodec} from '@remotion/webcodecs';

/** What the page asks the worker for. */
export interface ConvertRequest {
  file: File;
  container: ConvertMediaContainer;
  videoCodec: ConvertMediaVideoCodec | null;
  /** Null: the size stays. */
  width: number | null;
  durationInSeconds: number;
}

/** What the worker tells the page. */
export type ConvertMessage =
  | {type: 'progress'; progress: number | null}
  | {type: 'done'; blob: Blob}
  | {type: 'failed'; name: string; message: string};
