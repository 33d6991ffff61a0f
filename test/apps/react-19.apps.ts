import { describeApp } from './react-app';

const own = 'own';

describeApp('19', { react: own, 'react-dom': own, '@types/react': own, '@types/react-dom': own });
