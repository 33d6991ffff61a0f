export { accountBehaviour, accountFields, mobileField } from './behaviour';
