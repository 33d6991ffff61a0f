import { check } from '../check';

const PAUSE = '.nh-background-pause';

check('pictures behind a section of a built page are paused, and go on', async (visitor) => {
  await visitor.meet('/built-adopted?only=section');
  await visitor.finds('.elementor-background-slideshow__slide ~ :not([hidden])');
  await visitor.click(PAUSE);
  await visitor.finds(`${PAUSE}[aria-label^="Play"]`);
  await visitor.click(PAUSE);
  await visitor.finds(`${PAUSE}[aria-label^="Pause"]`);
});

check('a film behind a container of a built page plays', async (visitor) => {
  await visitor.meet('/built-adopted?only=container');
  await visitor.until(() => {
    const film = document.querySelector('video');
    return film?.paused === false && !film.parentElement?.matches('.elementor-loading');
  });
});
