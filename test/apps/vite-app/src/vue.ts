import 'nh-elements/autoload';
import { createApp } from 'vue';

const template = `
  <button id="rename" @click="title = 'Renamed'">Rename</button>
  <output>{{ opened }}</output>
  <nh-accordion
    loading="eager"
    :settings.prop="{ items: [{ title, content: 'A' }, { title: 'Second', content: 'B' }] }"
    @nh-accordion-open="opened = 'opened ' + $event.detail.index"
  ></nh-accordion>
`;

const app = createApp({ template, data: () => ({ title: 'First', opened: '' }) });
app.config.compilerOptions.isCustomElement = (tag) => tag.startsWith('nh-');
app.mount('#root');
