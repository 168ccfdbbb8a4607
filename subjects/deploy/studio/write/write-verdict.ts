import { type Message, sentences } from '#model/message.ts';
import { studioMessage } from '../messages.ts';

/** The status of the files, including for screen readers. */
export function writeVerdict(
  status: 'idle' | 'working' | 'done' | 'slow' | 'failed',
  written: { files: number; problems: number } | undefined,
  entered: { problems: number; examples: number },
): Message {
  if (status === 'failed') return studioMessage('deployWritingFailed');
  if (status === 'slow') return studioMessage('deployWritingTookLonger');
  if (written === undefined) return studioMessage('deployWriting');
  const { files, problems } = written;
  return sentences(
    files === 1 ? studioMessage('deployOneFile') : studioMessage('deployFileCount', { count: files }),
    problems === 0
      ? studioMessage('deployCheckerFoundNothing')
      : problems === 1
        ? studioMessage('deployCheckerFoundOne')
        : studioMessage('deployCheckerFound', { count: problems }),
    ...unusable(entered.problems),
    ...examplesLeft(entered.examples),
  );
}

function unusable(count: number): Message[] {
  if (count === 0) return [];
  return [count === 1 ? studioMessage('deployOneEntryUnusable') : studioMessage('deployEntriesUnusable', { count })];
}

function examplesLeft(count: number): Message[] {
  if (count === 0) return [];
  return [count === 1 ? studioMessage('deployReplaceOne') : studioMessage('deployReplaceExamples', { count })];
}
