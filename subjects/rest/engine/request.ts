import { inEnglish, type Message, type Said } from '#model/message.ts';
import type { Json, JsonObject } from '#subjects/graphql/workbench/engine/types.ts';

/** A request to the metadata service, as a reader writes it. */
export interface RestRequest {
  method: string;
  /** Path without the query, still encoded, for example `/entitiesV2/urn%3Ali%3Atag%3Apii`. */
  path: string;
  /** Parameters of the query, still encoded, in their order. */
  query: readonly { name: string; value: string }[];
  headers: Readonly<Record<string, string>>;
  /** JSON body; undefined without one. */
  body?: Json | undefined;
}

/** A response as the platform sends it. */
export interface RestResponse {
  status: number;
  /** JSON body. Error pages of the web server have none here, because they are HTML. */
  body?: Json;
  /** What the GMS log says about an error whose response is a page from the web server. */
  logged?: string;
  /** Classes of the platform whose behavior the request followed. */
  follows: readonly string[];
}

/** A request that the engine doesn't answer, with the reason; what the platform itself says is a string. */
export interface NotAnswered {
  reason: Said;
}

/** An error as Rest.li returns it (ErrorResponseBuilder). The stack trace is left out, because it depends on the build. */
export class RestliError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  get body(): JsonObject {
    return {
      status: this.status,
      message: this.message,
      exceptionClass: 'com.linkedin.restli.server.RestLiServiceException',
    };
  }
}

/** An exception that leaves a controller of OpenAPI. Nothing handles it, so the web server answers with its error page. */
export class ServerPageError extends Error {
  readonly status: number;

  constructor(status: number, logged: string) {
    super(logged);
    this.status = status;
  }
}

/** Something that the catalog has no data for or the engine doesn't simulate. */
export class NotAnsweredError extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(inEnglish(reason));
    this.reason = reason;
  }
}

/** An IllegalArgumentException inside a Rest.li method (RestliUtil.toTask). */
export function illegalArgument(message: string): RestliError {
  return new RestliError(400, message);
}

/** Any other exception inside a Rest.li method, whose message is the exception's message with its class. */
export function failure(exception: string): RestliError {
  return new RestliError(500, exception);
}
