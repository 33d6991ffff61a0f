export { accountBehaviour, accountFields } from './behaviour';
