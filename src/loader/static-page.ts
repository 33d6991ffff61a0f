// Loaded on static pages only. Said once: a module runs once.
try {
  console.info(
    'nh-elements: the page is static, so its elements stay as printed. Remove "isStatic" from #nh-config to activate them.',
  );
} catch {
  // An error tracker may replace the console and throw.
}

export {};
