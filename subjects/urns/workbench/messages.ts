import { messagesOf } from '#model/message.ts';

/** What the URN workbench says about what a reader pastes, in English. A language may translate each text. */
export const urnBenchMessages = {
  urnCorrectUrn: 'This is a valid URN for {title}.',
  urnOneError: '1 error',
  urnErrorsCount: '{count} errors',
  urnWithoutCertainCorrection: '{count} with no clear fix.',
  urnSeeCorrectedUrnBelow: '{count}. See the corrected URN below.',
  urnMoreErrors: '{message} (+{count} more)',
  urnLineTooLongUrn: 'This line is too long for a URN.',
  urnServerAcceptsLine: 'The server accepts this line as is.',
  urnServerRejectsLine: 'The server rejects this line.',
  urnEntitiesTypeHaveNoStatus:
    'Entities of this type have no status aspect, so you can’t hide them. You can only delete them permanently.',
  urnGraphqlHasNoQueryReads: 'GraphQL has no query that reads entities of this type by URN.',
  urnGraphqlHasNoMutationPermanently:
    'GraphQL has no mutation that permanently deletes entities of this type. Use another interface.',
  urnCallLeavesTimeSeriesReferences:
    'This call leaves behind time series and references from other entities. The command line removes them as well.',
  urnPythonLibraryHasNoPublic:
    'In this version, the Python library has no public method for this operation. Use the command line.',
} as const;

/** Makes a message about what was pasted. */
export const benchMessage = messagesOf(urnBenchMessages);
