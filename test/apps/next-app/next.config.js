/** The pages as static files, which tests can serve. */
export default { output: 'export', distDir: 'dist' };
