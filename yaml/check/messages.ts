import { messagesOf } from '#model/message.ts';
import { listMessages } from './list-messages.ts';

/** What is wrong with YAML, and the words of lists, in English. A language may translate each text. */
export const yamlMessages = {
  yamlKeyOccursAgainFurtherDown: 'The `{key}` key appears again later in the same map.',
  yamlRemoveOneWhichHasNo: 'Remove this one, which has no effect',
  yamlRemoveEarlierOne: 'Remove the earlier one',
  yamlYamlAllowsOnlySpacesBefore:
    'YAML allows only spaces before a key. The width of a tab depends on the editor, so it isn’t clear which map the line belongs to.',
  yamlLineIndentedTab: 'The line is indented with a tab.',
  yamlTurnEveryTabAtBeginning: 'Replace every tab at the beginning of a line with two spaces',
  yamlTextHasMoreThanKilobytes: 'The text is larger than {count} kilobytes, so it isn’t checked.',
  yamlTextContainsCharactersNoText:
    'The text contains characters that don’t occur in text files, so it isn’t checked. It looks like a binary file.',
  yamlTextHasMoreThanKeys: 'The text has more than {count} keys and values, so it isn’t checked.',
  yamlMapsListsNestedMoreThan: 'Maps and lists are nested more than {count} levels deep, so the text isn’t checked.',
  yamlAliasesRepeatEachOtherUntil: 'Expanding the aliases would make the file huge, so it isn’t checked.',
  yamlAliasHasNoNameValue: 'The alias has no name, or a value begins with `*` and isn’t in quotes.',
  yamlBackslashDoubleQuotesBeginsEscape:
    'A backslash in double quotes begins an escape sequence that YAML doesn’t recognize. Put the text in single quotes.',
  yamlLineIndentedDifferentlyThanNeighbors:
    'The line is indented differently than its neighbors, or a bracket before it isn’t closed. Keys of the same map must begin in the same column.',
  yamlValueMustNotBeginBacktick: 'A value must not begin with `@`, a backtick, or `%`. Put it in quotes.',
  yamlThereSecondLineValueColon:
    'There is a second `key: value` on the line, or a value contains a colon followed by a space. Put the value in quotes.',
  yamlLinesDashesKeysInsideBrackets:
    'Lines with dashes or keys are inside brackets. Write the whole value either in brackets or as indented lines.',
  yamlQuoteBracketCommaColonSpace: 'A quote, a bracket, a comma, or a colon with a space is missing.',
  yamlLineWithoutColonReadPart:
    'A line without a colon is read as part of a key. Is the colon missing, or the space after it?',
  yamlTextContainsSeveralDocumentsSeparated:
    'The text contains several documents, separated by `---`. A {file} must be a single document.',
  yamlValueHasTagWordFront: 'The value has a tag (a word that begins with `!`), which {file}s don’t support.',
  yamlYamlDoesntExpectWhatHere: 'The YAML parser doesn’t expect this here. Look for an extra bracket or quote.',
  yamlUntilYamlCanReadNothing:
    'Until the YAML can be read, nothing else can be checked. One error often causes several, so begin with the first.',
  yamlTextNotValidYamlHere: 'The YAML is invalid here.',
  yamlPutQuotes: 'Put it in quotes',
  ...listMessages,
} as const;

/** Makes a message about YAML. */
export const yamlMessage = messagesOf(yamlMessages);
