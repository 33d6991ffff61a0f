/**
 * The scenes of the videos. Each function draws one moment of its loop: `at` runs from 0, the start, up to
 * but excluding 1, which equals the start. Runs in the browser.
 */
const leaf = '#f7f3e8';
const leafEdge = '#cfc7b0';
const wood = '#8a6d4b';
const metal = '#b9b3ab';
const cloth = '#14563f';
const thread = '#b8402a';
const inks = ['#24405f', '#b8402a', '#d39a2d', '#0f1f33', '#efe6d2'];

const { PI, abs, cos, max, min, sin } = Math;
const eased = (share) => (1 - cos(PI * min(1, max(0, share)))) / 2;
/** Returns the progress, from 0 to 1, of a movement between two moments. */
const between = (at, from, to) => eased((at - from) / (to - from));

/** The scenes by their file's name; `width` and `height` are those of the canvas. */
export const scenes = {
  pages(context, at, { width, height }) {
    table(context, width, height);
    const [x, y] = [width / 2, height * 0.84];
    const [wide, high] = [width * 0.36, height * 0.62];
    box(context, cloth, x - wide - 10, y - high - 6, 2 * wide + 20, high + 14);
    leafAt(context, { x, y, wide, high, turn: 0 });
    leafAt(context, { x, y, wide, high, turn: 1 });
    // Three leaves turn over in one loop.
    const turn = eased(((at * 3) % 1) * 1.25);
    leafAt(context, { x, y, wide, high, turn, isTurning: true });
  },

  sewing(context, at, { width, height }) {
    table(context, width, height);
    const sections = 9;
    const [left, wide] = [width * 0.16, width * 0.68];
    const step = height * 0.07;
    for (let index = 0; index < sections; index += 1) {
      box(context, leaf, left, height * 0.84 - index * step, wide, step - 3, leafEdge);
    }
    const stations = [0.26, 0.42, 0.58, 0.74].map((share) => width * share);
    const path = sewingPath(stations, sections, height * 0.84, step);
    const sewn = at * path.length;
    context.strokeStyle = thread;
    context.lineWidth = 3;
    const needle = drawnPath(context, path, sewn);
    context.strokeStyle = '#7c8791';
    context.lineWidth = 4;
    line(context, needle.x, needle.y, needle.x + 46 * needle.direction, needle.y - 22);
  },

  press(context, at, { width, height }) {
    table(context, width, height);
    // Down, rest, up again.
    const down = between(at, 0.05, 0.45) - between(at, 0.65, 0.98);
    const sink = height * 0.06 * down;
    for (const x of [0.22, 0.74])
      box(context, wood, width * x, height * 0.1, width * 0.04, height * 0.76);
    box(context, metal, width * 0.48, height * 0.04, width * 0.04, height * 0.28 + sink);
    const handle = width * 0.16 * abs(cos(down * 3 * PI));
    box(context, metal, width / 2 - handle, height * 0.06 + sink / 2, 2 * handle, height * 0.035);
    box(context, wood, width * 0.2, height * 0.3 + sink, width * 0.6, height * 0.09);
    const top = height * 0.39 + sink;
    const each = (height * 0.8 - top) / 4;
    for (let index = 0; index < 4; index += 1) {
      const y = top + index * each;
      box(context, leaf, width * 0.3, y, width * 0.4, each);
      box(context, index % 2 ? cloth : thread, width * 0.29, y, width * 0.42, each * 0.2);
      box(
        context,
        index % 2 ? cloth : thread,
        width * 0.29,
        y + each * 0.8,
        width * 0.42,
        each * 0.2,
      );
    }
    box(context, wood, width * 0.2, height * 0.8, width * 0.6, height * 0.1);
  },

  marbling(context, at, { width, height }) {
    bath(context, width, height);
    context.save();
    clip(context, width * 0.1, height * 0.12, width * 0.8, height * 0.76);
    for (let index = 0; index < 26; index += 1) {
      const grown = between(at, index * 0.022, index * 0.022 + 0.26);
      const x = width * (0.12 + ((index * 0.7549 + 0.3) % 1) * 0.76);
      const y = height * (0.16 + ((index * 0.5698 + 0.1) % 1) * 0.68);
      disc(context, inks[index % inks.length], x, y, grown * (20 + (index % 5) * 9));
      disc(context, inks[(index + 2) % inks.length], x, y, grown * (8 + (index % 3) * 6));
    }
    // A sheet slides over the bath and takes the colours off.
    const laid = between(at, 0.84, 0.98);
    box(context, leaf, width * (1 - laid), 0, width, height);
    if (at > 0.97) cleanBath(context, width, height);
    context.restore();
  },

  comb(context, at, { width, height }) {
    bath(context, width, height);
    context.save();
    clip(context, width * 0.1, height * 0.08, width * 0.8, height * 0.84);
    // The comb moves down; while it is carried up again, its traces disappear.
    const combed = height * (0.05 + between(at, 0.05, 0.6) * 0.95);
    const strength = 1 - between(at, 0.8, 1);
    const tooth = width * 0.1;
    const stripe = height * 0.045;
    for (let index = -2; index * stripe < height + 60; index += 1) {
      context.fillStyle = inks[(index + 10) % inks.length];
      context.beginPath();
      context.moveTo(0, height + 80);
      for (let x = 0; x <= width; x += 4) {
        const pulled = abs(sin((x / tooth) * PI)) ** 0.6;
        const behind = min(1, max(0, (combed - index * stripe) / (height * 0.18)));
        context.lineTo(
          x,
          index * stripe - 40 * (1 - pulled) * behind * strength + 20 * behind * strength,
        );
      }
      context.lineTo(width, height + 80);
      context.fill();
    }
    const y = at < 0.6 ? combed : height * (1 - between(at, 0.6, 0.8) * 0.98);
    box(context, wood, 0, y - 12, width, 18);
    for (let x = tooth / 2; x < width; x += tooth) box(context, metal, x - 2, y, 4, 26);
    context.restore();
  },
};

function table(context, width, height) {
  box(context, '#221f1d', 0, 0, width, height);
  context.fillStyle = '#3a342f';
  context.beginPath();
  context.ellipse(width / 2, height * 0.52, width * 0.52, height * 0.46, 0, 0, 2 * PI);
  context.fill();
}

function bath(context, width, height) {
  box(context, '#221f1d', 0, 0, width, height);
  box(context, wood, width * 0.07, height * 0.06, width * 0.86, height * 0.88);
  cleanBath(context, width, height);
}

function cleanBath(context, width, height) {
  const top = width > height ? 0.12 : 0.08;
  box(context, '#dfe7ea', width * 0.1, height * top, width * 0.8, height * (1 - 2 * top));
}

/** Draws a leaf; `turn` runs from 0, on the right, to 1, on the left. */
function leafAt(context, { x, y, wide, high, turn, isTurning = false }) {
  const reach = wide * cos(turn * PI);
  const lift = isTurning ? sin(turn * PI) * high * 0.34 : 0;
  const sag = isTurning ? 0 : 16;
  context.fillStyle = isTurning ? '#fffdf6' : leaf;
  context.strokeStyle = leafEdge;
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x + reach * 0.55, y - sag - lift * 1.1, x + reach, y - lift);
  context.lineTo(x + reach, y - lift - high);
  context.quadraticCurveTo(x + reach * 0.55, y - sag - lift * 1.1 - high, x, y - high);
  context.closePath();
  context.fill();
  context.stroke();
  for (let row = 0; row < 9; row += 1) {
    const share = 0.16 + row * 0.08;
    line(
      context,
      x + reach * 0.16,
      y - lift * 0.3 - high * (1 - share),
      x + reach * 0.86,
      y - lift * 0.92 - high * (1 - share),
    );
  }
}

/**
 * Returns the path of the thread: through the stations of one section, then back through the next one
 * above.
 */
function sewingPath(stations, sections, bottom, step) {
  const points = [];
  for (let index = 0; index < sections; index += 1) {
    const y = bottom - index * step + step * 0.4;
    const ordered = index % 2 ? stations.toReversed() : stations;
    for (const [place, x] of ordered.entries()) points.push({ x, y: y + (place % 2 ? 4 : -4) });
  }
  return { points, length: points.length - 1 };
}

/** Draws the path up to `far`, counted in points; returns its end and its direction. */
function drawnPath(context, { points }, far) {
  const whole = Math.floor(far);
  const [from, to] = [points[whole], points[whole + 1]];
  const share = far - whole;
  const end = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  context.beginPath();
  for (const { x, y } of points.slice(0, whole + 1)) context.lineTo(x, y);
  context.lineTo(end.x, end.y);
  context.stroke();
  return { ...end, direction: to.x < from.x ? -1 : 1 };
}

function box(context, fill, x, y, width, height, stroke) {
  context.fillStyle = fill;
  context.fillRect(x, y, width, height);
  if (!stroke) return;
  context.strokeStyle = stroke;
  context.lineWidth = 1;
  context.strokeRect(x, y, width, height);
}

function disc(context, fill, x, y, radius) {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * PI);
  context.fill();
}

function line(context, x, y, toX, toY) {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(toX, toY);
  context.stroke();
}

function clip(context, x, y, width, height) {
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
}
