import { type Message, type Said, sentences } from '#model/message.ts';
import type { DiagnosisState } from '../tool/use-diagnosis.ts';
import type { Diagnosis } from './diagnosis.ts';
import { errorMessage } from './messages.ts';

/** The status line for a pasted text. */
export function verdict(state: DiagnosisState, isBinary: boolean): Said {
  if (isBinary) return errorMessage('errorIsntTextPasteLinesLog');
  if (state.status === 'working') return errorMessage('errorCheckingKnownErrors');
  if (state.status === 'slow') return errorMessage('errorTookTooLongPasteOnly');
  if (state.status !== 'done') return '';
  const { found, otherVersion, shortened } = state.diagnosis;
  return sentences(
    foundErrors(state.diagnosis),
    // What readers with a different release must know before they follow an answer.
    ...(otherVersion && found.length > 0 ? [errorMessage('errorTextNamesOtherVersion', otherVersion)] : []),
    ...(shortened ? [errorMessage('errorOnlyBeginningEndLongText')] : []),
  );
}

function foundErrors({ found, question }: Diagnosis): Message {
  if (question !== undefined) return errorMessage('errorSeveralErrorsHaveMessageAnswer');
  if (found.length === 0) return errorMessage('errorNoKnownErrorMatchesText');
  const sure = found.filter(({ message }) => message !== undefined).length;
  if (sure === 1) return errorMessage('error1KnownErrorHasMessage');
  if (sure > 1) return errorMessage('errorKnownErrorsHaveMessageYour', { sure });
  const likely = found.filter(({ confidence }) => confidence !== 'similar').length;
  if (likely > 0)
    return likely === 1 ? errorMessage('error1KnownErrorLikely') : errorMessage('errorKnownErrorsLikely', { likely });
  const count = found.length;
  return count === 1
    ? errorMessage('errorNoKnownMessageFound1')
    : errorMessage('errorNoKnownMessageFoundKnown', { count });
}
