import 'nh-elements/autoload';
import { createApp } from 'vue';
import Sample from './sample.vue';

createApp(Sample).mount('#root');
