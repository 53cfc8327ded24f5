export { gatewaySettings } from './gateway.ts';
export { type Environment, readEnvironment, SettingsError } from './read-environment.ts';
export { demoSecrets } from './secrets.ts';
export { closingDelaysMs, type QrMethod, qrMethods } from './settings.ts';
export { startupWarnings } from './startup-warnings.ts';
export { storefrontSettings } from './storefront.ts';
