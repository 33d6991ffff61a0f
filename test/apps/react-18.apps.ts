import { describeApp } from './react-app';

const version = '~18.3';

describeApp('18', {
  react: version,
  'react-dom': version,
  '@types/react': version,
  '@types/react-dom': version,
});
