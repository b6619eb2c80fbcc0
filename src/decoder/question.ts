import {identity} from '../../config/identity';
import {isAside} from '../../shared/error-log';
import {LONGEST_TEXT} from './decode';

const LONGEST_QUERY = 120;
const LONGEST_BODY = 3000;

/** The first line of a text that isn't part of a stack or a frame around code. */
export function firstLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const named = lines.find((line) => /\b\w*(?:error|exception)\b/i.test(line) && !isAside(line));
  return (named ?? lines.find((line) => !isAside(line)) ?? '').slice(0, LONGEST_QUERY);
}

/** Takes out what people don't want to publish: names of users in paths, keys, tokens and addresses of mail. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/((?:\/home\/|\/Users\/|[A-Za-z]:\\Users\\))[^\s/\\]+/g, '$1…')
    .replace(/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g, 'AKIA…')
    .replace(/([?&](?:X-Amz-[A-Za-z-]+|token|key|signature|sig)=)[^&\s"']+/gi, '$1…')
    .replace(/\b[\w.+-]+@[\w.-]+\.[a-z]{2,}\b/gi, '…@…')
    .replace(/\barn:aws:\S+?:\d{12}:/g, (arn) => arn.replace(/\d{12}/, '…'));
}

/** The end of a text, where the reason is, cut at the beginning of a word or line so that no half name is left. */
function endOf(text: string): string {
  if (text.length <= LONGEST_BODY) return text;
  const end = text.slice(-LONGEST_BODY);
  const first = end.search(/\s/);
  return first === -1 ? '' : end.slice(first + 1);
}

/** Address of a new question with the message in it; the reader sees it before anything is sent. */
export function questionAddress(text: string): string {
  const body = `I got this message and found no entry for it:\n\n\`\`\`\n${withoutSecrets(endOf(text))}\n\`\`\`\n\nWhat I did before it:\n\nVersions (\`npx remotion versions\`):\n`;
  const params = new URLSearchParams({
    title: withoutSecrets(firstLine(text.slice(-LONGEST_TEXT))),
    body,
  });
  return `${identity.repository}/issues/new?${params.toString()}`;
}
