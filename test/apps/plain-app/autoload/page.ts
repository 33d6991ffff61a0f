import 'nh-elements/autoload';

const portfolio = document.querySelector('nh-portfolio');
if (portfolio) {
  portfolio.settings = { columns: 4, columns_tablet: 2 };
  portfolio.items = [];
  // @ts-expect-error: a number
  portfolio.settings = { columns: 'four' };
}

document.addEventListener('nh-portfolio-open', (event) => {
  event.preventDefault();
  event.detail.item.title.trim();
  // @ts-expect-error: no such detail
  event.detail.item.name;
});

addEventListener('nh-error', ({ detail }) => detail.phase.length);
