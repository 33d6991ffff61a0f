import 'nh-elements/define/contact-form';
import 'nh-elements/define/lightbox';
import 'nh-elements/define/portfolio';
import 'nh-elements/define/region-map';
import './hydrate';
