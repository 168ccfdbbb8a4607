import type { LinkedDeployment } from '../linked-deployment.ts';

/** What is said about the files, also to screen readers. */
export function writeVerdict(
  status: 'idle' | 'working' | 'done' | 'slow' | 'failed',
  written: LinkedDeployment | undefined,
  entered: { problems: number; examples: number },
): string {
  if (status === 'failed') return 'The files couldn’t be written.';
  if (status === 'slow') return 'Writing took longer than three seconds and was ended. Change an answer to try again.';
  if (written === undefined) return 'Writing the files…';
  const { files, problems } = written;
  const found =
    problems.length === 0
      ? 'The checker found no problems.'
      : `The checker found ${counted(problems.length, 'problem')}.`;
  const wrong = entered.problems === 0 ? '' : ` ${counted(entered.problems, 'entry', 'entries')} can’t be used.`;
  const open = entered.examples === 0 ? '' : ` Replace ${counted(entered.examples, 'example')} with your own.`;
  return `${counted(files.length, 'file')}. ${found}${wrong}${open}`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
