import { messagesOf } from '#model/message.ts';

/** The metamodel explorer's texts about the current view, in English. A language may translate each text. */
export const explorerMessages = {
  metamodelOfEntity: 'of {entity}',
  metamodelNamed: 'named {relationship}',
  metamodelMadeByAspect: 'defined by {aspect}',
  metamodelThatLineageFollows: 'that are part of lineage',
  metamodelNoRelationships: 'There are no relationships.',
  metamodelNoRelationshipsOf: 'There are no relationships {what}.',
  metamodelOneRelationship: '1 relationship',
  metamodelRelationshipCount: '{count} relationships',
  metamodelOnePair: '1 pair',
  metamodelPairCount: '{count} pairs',
  metamodelBetween: '{relationships} between {pairs} of entities.',
  metamodelSameEnds: 'Both ends of the path are the same entity.',
  metamodelNoPath: 'No path leads from {from} to {to}.',
  metamodelOneStep: '1 step',
  metamodelStepCount: '{count} steps',
  metamodelShortestPath: 'The shortest path from {from} to {to} has {steps}.',
  metamodelShortestPaths: 'The {count} shortest paths from {from} to {to} have {steps} each.',
  metamodelRelationshipsSeen: '{count} relationships',
  metamodelEnds: 'from {from} to {to}',
  metamodelFlow: 'as data flows from {from} to {to}',
  metamodelLinkWithNames: '{link}: {names}',
  metamodelAreaNode: '{label} area',
  metamodelMuted: '{label}, does not accept the aspect',
  metamodelNode: '{kind}, {out} outgoing, {into} incoming',
} as const;

/** Makes a message about what is shown. */
export const explorerMessage = messagesOf(explorerMessages);
