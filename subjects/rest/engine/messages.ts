import { messagesOf } from '#model/message.ts';

/** Why a request isn’t simulated, in English. A language may translate each text; messages of the platform stay as they are. */
export const restMessages = {
  restReasonTooLong: 'The command has more than {count} characters.',
  restReasonEndpoint: '{id} isn’t among the endpoints that run on the sample catalog.',
  restReasonProtocol:
    'Lists in a URL are parsed only in protocol version 2.0.0. Add the X-RestLi-Protocol-Version: 2.0.0 header.',
  restReasonList: 'Write the values of {name} as a list, for example, {name}=List(a,b).',
  restReasonEncoding: '“{text}” isn’t encoded correctly.',
  restReasonParentheses: 'Don’t encode the parentheses in {name}=List(…).',
  restReasonAspect: 'The result of a request without an aspect can’t be determined from the catalog.',
  restReasonRecord: 'The record name for {name} is unknown.',
  restReasonDirection: 'The engine can follow only one direction at a time.',
  restReasonParameter: 'The result of {name}={text} can’t be determined from the catalog.',
  restReasonType: 'The value of {name} doesn’t match the type listed in the reference. Rest.li returns status 400.',
  restReasonOpenapiDirection:
    'The status is 400 because the direction is {direction}. The response text depends on the web framework version.',
  restReasonWords:
    'The condition on {field} also matches individual words in the field, which the engine doesn’t simulate. Add .keyword to the field’s name, or set “values” instead of “value”.',
  restReasonPrefix: 'Rest.li doesn’t recognize the /q prefix. Set “fulltext” to false instead.',
  restReasonSort: 'If results contain several types, the engine can sort them only by score.',
  restReasonBrowse: 'The engine doesn’t support filters in browse requests.',
  restReasonTimeseries: 'The engine doesn’t support filters in time-series requests.',
} as const;

/** Makes the reason why a request isn’t simulated. */
export const restReason = messagesOf(restMessages);
