import 'nh-elements/autoload';
import { mount } from 'svelte';
import Sample from './sample.svelte';

mount(Sample, { target: document.querySelector('#root') as HTMLElement });
