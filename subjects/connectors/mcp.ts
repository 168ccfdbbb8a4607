import { connectorRequirements } from './mcp/connector-requirements.ts';
import { describeOption } from './mcp/describe-option.ts';
import { findConnectors } from './mcp/find-connectors.ts';

export const docsTools = [connectorRequirements, findConnectors, describeOption];
