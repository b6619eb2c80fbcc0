import {
  IsAnImageError,
  IsAnUnsupportedFileTypeError,
  IsAPdfError,
  parseMedia,
} from '@remotion/media-parser';
import type {ReactNode} from 'react';
import {Facts} from '../Facts';
import type {TaskContext} from '../use-task';
import {FileRun} from './FileRun';
import {describeTrack, inputOf} from './parse';

interface Finding {
  verdict: string;
  facts: [string, ReactNode][];
}

async function read(file: File, {signal, report}: TaskContext): Promise<Finding> {
  try {
    const {container, mimeType, tracks} = await parseMedia({
      ...inputOf(file, signal),
      fields: {container: true, mimeType: true, tracks: true},
      onParseProgress: ({percentage}) => report(percentage),
    });
    return {
      verdict: tracks.some(({type}) => type === 'video') ? 'A video' : 'No video track',
      facts: [
        ['container', container],
        ['mimeType', mimeType],
        ...tracks.map((track): [string, string] => [
          `tracks #${track.trackId}`,
          describeTrack(track),
        ]),
      ],
    };
  } catch (error) {
    return describeError(error);
  }
}

/** The three errors that say what a file is are an answer; others are thrown on. */
function describeError(error: unknown): Finding {
  const isImage = error instanceof IsAnImageError;
  if (!isImage && !(error instanceof IsAPdfError || error instanceof IsAnUnsupportedFileTypeError))
    throw error;
  const {dimensions = null, imageType} = isImage ? error : {imageType: ''};
  return {
    verdict: isImage
      ? 'A picture'
      : error instanceof IsAPdfError
        ? 'A PDF'
        : 'Neither a media file nor anything else that the parser knows',
    facts: [
      ['error.name', error.name],
      ['error.message', error.message],
      ...(isImage
        ? ([
            ['error.imageType', imageType],
            ['error.dimensions', dimensions && `${dimensions.width} × ${dimensions.height}`],
          ] satisfies [string, ReactNode][])
        : []),
      ['error.mimeType', error.mimeType],
      ['error.sizeInBytes', error.sizeInBytes],
      ['error.fileName', error.fileName],
    ],
  };
}

/** What a file is, or the error that says what it is instead. */
export function FileType({file}: {file: File}) {
  return (
    <FileRun file={file} read={read} done="Recognized">
      {({verdict, facts}) => (
        <>
          <p>
            <b>{verdict}.</b>
          </p>
          <Facts facts={facts} />
        </>
      )}
    </FileRun>
  );
}
