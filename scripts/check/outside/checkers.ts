import type { OutsideChecker } from './checker.ts';
import { actionlint } from './checkers/actionlint.ts';
import { ajv } from './checkers/ajv.ts';
import { containerFile } from './checkers/container-file.ts';
import { htmlValidate } from './checkers/html-validate.ts';
import { ibmAccessibility } from './checkers/ibm-accessibility.ts';
import { lighthouse } from './checkers/lighthouse.ts';
import { linkinator } from './checkers/linkinator.ts';
import { nuHtml } from './checkers/nu-html.ts';
import { observatory } from './checkers/observatory.ts';
import { xmllint } from './checkers/xmllint.ts';

/** All checkers that others wrote, the quick ones first. */
export const outsideCheckers: readonly OutsideChecker[] = [
  ajv,
  xmllint,
  actionlint,
  containerFile,
  htmlValidate,
  nuHtml,
  linkinator,
  ibmAccessibility,
  observatory,
  lighthouse,
];
