import {type MediaParserEmbeddedImage, parseMedia} from '@remotion/media-parser';
import {useMemo} from 'react';
import {Rows} from '../Facts';
import styles from '../try-file.module.css';
import {useObjectUrl} from '../use-object-url';
import type {TaskContext} from '../use-task';
import {FileRun} from './FileRun';
import {inputOf} from './parse';

const read = (file: File, {signal, report}: TaskContext) =>
  parseMedia({
    ...inputOf(file, signal),
    fields: {metadata: true, images: true, location: true, container: true},
    onParseProgress: ({percentage}) => report(percentage),
  });

/** The tags, embedded pictures and location of a file. */
export function Tags({file}: {file: File}) {
  return (
    <FileRun file={file} read={read}>
      {({metadata, images, location, container}) => (
        <>
          {metadata.length === 0 ? (
            <p>This {container} file has no tags that the parser knows.</p>
          ) : (
            <Rows
              caption={`Tags of ${file.name}`}
              head={['', 'key', 'value', 'trackId']}
              rows={metadata.map(({key, value, trackId}, index) => [
                index + 1,
                <code key="key">{key}</code>,
                value,
                trackId,
              ])}
            />
          )}
          {location && (
            <p>
              Recorded at {location.latitude}, {location.longitude}.
            </p>
          )}
          {images.map((image) => (
            <Cover
              key={`${image.description} ${image.data.byteOffset} ${image.data.byteLength}`}
              image={image}
            />
          ))}
        </>
      )}
    </FileRun>
  );
}

function Cover({image}: {image: MediaParserEmbeddedImage}) {
  const blob = useMemo(
    // A copy: the parser's bytes may lie in a buffer that is larger.
    () => new Blob([image.data.slice()], {type: image.mimeType ?? 'image/jpeg'}),
    [image],
  );
  const src = useObjectUrl(blob);
  return src ? (
    <img className={styles.cover} src={src} alt={image.description || 'Embedded in the file'} />
  ) : null;
}
