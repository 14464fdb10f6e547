/** npm hands a signal on to the shell between us, which ends of it and tells nobody. */
const PERGUNTA_PELO_PAI_MS = 500;

/** Under npm, the end of whoever began this process is a signal to it. */
export function acabarComOPai(pai: number): void {
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => {
    if (process.ppid !== pai) process.kill(process.pid, 'SIGTERM');
  }, PERGUNTA_PELO_PAI_MS).unref();
}
