import { messagesOf } from '#model/message.ts';

/** Why a request isn’t simulated, in English. A language may translate each text; messages of the platform stay as they are. */
export const restMessages = {
  restReasonTooLong: 'The command has more than {count} characters.',
  restReasonEndpoint: "{id} isn't among the endpoints that run on the sample catalog.",
  restReasonProtocol:
    'Lists in a URL are read by the rules of protocol version 2.0.0 only. Add the X-RestLi-Protocol-Version: 2.0.0 header.',
  restReasonList: 'Write the values of {name} as a list, for example {name}=List(a,b).',
  restReasonEncoding: "“{text}” isn't encoded correctly.",
  restReasonParentheses: "Don't encode the parentheses of {name}=List(…) itself.",
  restReasonAspect: 'The catalog can’t say what a request without an aspect leads to.',
  restReasonRecord: 'The name of the record of {name} is unknown.',
  restReasonDirection: 'The engine follows one direction at a time.',
  restReasonParameter: "The catalog can't say what {name}={text} leads to.",
  restReasonType: 'The value of {name} has another type than the reference says. Rest.li returns the status 400.',
  restReasonOpenapiDirection:
    'The status is 400, because the direction is {direction}. The text of the response depends on the version of the web framework.',
  restReasonWords:
    "The condition on {field} also compares the words of the field, which the engine doesn't imitate. Add .keyword to its name, or use values.",
  restReasonPrefix: "Rest.li doesn't recognize the prefix `/q`. Set `fulltext` to `false` instead.",
  restReasonSort: 'The engine orders results of several types by score only.',
  restReasonBrowse: 'The engine browses without a filter.',
  restReasonTimeseries: 'The engine reads time series without a filter.',
} as const;

/** Makes the reason why a request isn’t simulated. */
export const restReason = messagesOf(restMessages);
