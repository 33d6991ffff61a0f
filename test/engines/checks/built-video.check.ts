import { check } from '../check';

const PLAY = '[data-widget_type="video.default"] .elementor-custom-embed-play';

check('a film of a built page plays when its picture is clicked', async (visitor) => {
  await visitor.meet('/built-adopted?only=video');
  await visitor.finds('[data-nh-live]');
  await visitor.click(PLAY);
  await visitor.until(() => {
    const overlay = document.querySelector<HTMLElement>('.elementor-custom-embed-image-overlay');
    return overlay?.hidden === true;
  });
});
