import type { DiagnosisState } from '../tool/use-diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';

/** What the status line says about a pasted text. */
export function verdict(state: DiagnosisState, isBinary: boolean): string {
  if (isBinary) return 'This isn’t text. Paste the lines of a log or a message.';
  if (state.status === 'working') return 'Checking the known errors…';
  if (state.status === 'slow') return 'This took too long. Paste only the lines around the error.';
  if (state.status !== 'done') return '';
  const cut = state.diagnosis.shortened ? ' Only the beginning and the end of this long text were read.' : '';
  return `${foundErrors(state.diagnosis)}${cut}`;
}

function foundErrors({ found, question }: Diagnosis): string {
  if (question !== undefined) return 'Several errors have this message. Answer the question below to choose one.';
  if (found.length === 0) return 'No known error matches this text.';
  const sure = found.filter(({ message }) => message !== undefined).length;
  if (sure === 1) return '1 known error has a message that is in your text.';
  if (sure > 1) return `${sure} known errors have a message that is in your text.`;
  const likely = found.filter(({ confidence }) => confidence !== 'similar').length;
  if (likely > 0) return likely === 1 ? '1 known error is likely.' : `${likely} known errors are likely.`;
  return found.length === 1
    ? 'No known message found. 1 known error has similar words.'
    : `No known message found. ${found.length} known errors have similar words.`;
}
