import { duplicateKey } from '#yaml/check/duplicate-key.ts';
import type { FileKind } from '#yaml/check/file-kind.ts';
import { tabIndent } from '#yaml/check/tab-indent.ts';
import { unreadable } from '#yaml/check/unreadable.ts';
import { yamlSyntax } from '#yaml/check/yaml-syntax.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';
import { changedText } from './changed-text.ts';
import { deprecatedOption } from './deprecated-option.ts';
import { domainConnection } from './domain-connection.ts';
import { frontendPort } from './frontend-port.ts';
import { globPattern } from './glob-pattern.ts';
import { literalSecret } from './literal-secret.ts';
import { looseType } from './loose-type.ts';
import { misplaced } from './misplaced.ts';
import { missingConfig } from './missing-config.ts';
import { missingExtra } from './missing-extra.ts';
import { missingOption } from './missing-option.ts';
import { missingSink } from './missing-sink.ts';
import { missingSource } from './missing-source.ts';
import { noRecipe } from './no-recipe.ts';
import { notAllowed } from './not-allowed.ts';
import { ignoredOption, optionRule } from './option-rule.ts';
import { patchConnection } from './patch-connection.ts';
import { pipelineName } from './pipeline-name.ts';
import { profilingPermission } from './profiling-permission.ts';
import { proxiedAddress } from './proxied-address.ts';
import { removedOption } from './removed-option.ts';
import { serverForm } from './server-form.ts';
import { stateConnection } from './state-connection.ts';
import { transformerOrder } from './transformer-order.ts';
import { transformerPattern } from './transformer-pattern.ts';
import { transformerShape } from './transformer-shape.ts';
import { unknownOption } from './unknown-option.ts';
import { unknownSink, unknownSource, unknownTransformer } from './unknown-type.ts';
import { unreachableAddress } from './unreachable-address.ts';
import { urnValue } from './urn-value.ts';
import { wrongType } from './wrong-type.ts';

const file: FileKind = {
  name: recipeMessage('recipeWord'),
  advice: recipeMessage('recipeRecipeYamlFileFewDozen'),
  page: '/docs/metadata-ingestion#recipes',
};

/** Everything that recipes are checked for: the text, its parts, options, values, addresses, and how they fit together. */
export const rules: readonly Rule[] = [
  unreadable(file),
  tabIndent(file),
  yamlSyntax(file),
  noRecipe,
  duplicateKey(recipeMessage('recipeDatahubReadsSuchFileWithout'), '/docs/metadata-ingestion#recipe-keys'),
  missingSource,
  missingSink,
  unknownSource,
  unknownSink,
  unknownTransformer,
  missingConfig,
  misplaced,
  unknownOption,
  missingOption,
  optionRule,
  ignoredOption,
  wrongType,
  looseType,
  notAllowed,
  changedText,
  deprecatedOption,
  removedOption,
  literalSecret,
  urnValue,
  serverForm,
  frontendPort,
  proxiedAddress,
  unreachableAddress,
  pipelineName,
  stateConnection,
  patchConnection,
  domainConnection,
  transformerShape,
  transformerOrder,
  transformerPattern,
  globPattern,
  profilingPermission,
  missingExtra,
];
