/** Interface texts of this subject in English. A language may translate each of them. */
export const directoryTexts = {
  directoryCapabilityMatrix: 'capability matrix',
  directoryPuttingConnectorsSideBy:
    'To compare connectors side by side, turn on JavaScript. The {link} shows all of them in one table, and each connector has a page with the details:',
  directoryConnector: 'Connector',
  directoryPage: 'Page',
  directoryCapabilities: 'Capabilities',
  directoryRequirementsOptions: '{title} requirements and options',
  directoryWhatCanDo: 'What {title} can do',
  directoryDatahubIntegrations: 'DataHub Integrations',
} as const;
