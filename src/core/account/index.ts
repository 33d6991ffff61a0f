export {
  type AccountBehaviour,
  type AccountFields,
  accountBehaviour,
  accountFields,
} from './behaviour';
