import { inEnglish, type Message } from '#model/message.ts';

/** Codes of the platform's errors, as DataHubGraphQLErrorCode defines them. */
const codes = { BAD_REQUEST: 400, UNAUTHORIZED: 403, NOT_FOUND: 404, SERVER_ERROR: 500 } as const;
type ErrorType = keyof typeof codes;

/**
 * An error as DataHubDataFetcherExceptionHandler returns it. The handler passes on a message only in two cases: for an exception of the
 * platform's own type, and for an IllegalArgumentException that is the direct cause. Everything else becomes "An unknown error occurred."
 */
export class PlatformError extends Error {
  readonly type: ErrorType;

  constructor(message: string, type: ErrorType, cause?: string) {
    super(message, { cause });
    this.type = type;
  }

  get extensions() {
    return { code: codes[this.type], type: this.type, classification: 'DataFetchingException' };
  }
}

/** Any exception that the handler doesn't pass on. The platform writes its message to the log of GMS only. */
export function serverError(logged: string): PlatformError {
  return new PlatformError('An unknown error occurred.', 'SERVER_ERROR', logged);
}

/** An IllegalArgumentException outside the resolver's own try block. */
export function badRequest(message: string): PlatformError {
  return new PlatformError(message, 'BAD_REQUEST');
}

/** A DataHubGraphQLException with the code NOT_FOUND. */
export function notFound(message: string): PlatformError {
  return new PlatformError(message, 'NOT_FOUND');
}

/** An AuthorizationException. Most resolvers use the default message. */
export function unauthorized(
  message = 'Unauthorized to perform this action. Please contact your DataHub administrator.',
): PlatformError {
  return new PlatformError(message, 'UNAUTHORIZED');
}

/** A field that the engine can't simulate. It returns this error instead of invented data. */
export class NotSimulatedError extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(`The workbench can't simulate this field. ${inEnglish(reason)}`);
    this.reason = reason;
  }

  get extensions() {
    return { code: 'NOT_SIMULATED' };
  }
}
