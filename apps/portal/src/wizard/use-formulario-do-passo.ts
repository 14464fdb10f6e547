/** State of one step's form: defaults, draft on the device, rules of the plan, errors of the server, submit lock. */
import { falhaDaChamada } from '@credito/api/cliente';
import { emailProvavel } from '@credito/domain/pessoa/erro-de-dominio';
import { digitadoQueVale } from '@credito/domain/wizard/mudancas';
import {
  type Campo,
  type ContextoDeWizard,
  type ErroDeCampo,
  errosDoPasso,
  type Passo,
} from '@credito/domain/wizard/plano';
import { corridoMs } from '@credito/ui/aparelho/relogio';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { apagarRascunho, guardarDaquiAPouco, lerRascunhoSemPressa, vigiarSaida } from './rascunho.ts';
import { PassoMantido } from './tela-do-passo.ts';
import { isToqueDuplo, TRAVA_MS } from './toque-duplo.ts';
import { useEspera } from './use-espera.ts';
import { paraFormulario, paraRespostas, type Respostas, type ValoresDoFormulario } from './valores.ts';

/** Who said an error. */
const DAS_REGRAS = 'regras';
const DO_SERVIDOR = 'servidor';

export interface OpcoesDoFormulario<C extends ContextoDeWizard> {
  passo: Passo<C>;
  contexto: C;
  /** Facts that only the answers being given lead to, such as the course that chosen ids name. */
  contextoPara?: (respostas: Respostas) => Promise<C>;
  /** Whose draft; null where a draft must not be kept (passwords). */
  dono: string | null;
  wizard: string;
  /** Saves and moves on; a thrown ErroDeApi keeps the step and is shown. */
  enviar: (respostas: Respostas) => Promise<void>;
}

export interface FormularioDoPasso {
  form: UseFormReturn<ValoresDoFormulario>;
  aoEnviar: (evento?: FormEvent) => void;
  enviando: boolean;
  /** A failure that belongs to no field. */
  falha: string | null;
  aoFecharFalha: () => void;
  /** What was refused, in the order of the fields. */
  erros: readonly { campo: string; mensagem: string }[];
  /** A draft from an earlier visit was put back. */
  recuperado: boolean;
}

export function useFormularioDoPasso<C extends ContextoDeWizard>({
  passo,
  contexto,
  contextoPara,
  dono,
  wizard,
  enviar,
}: OpcoesDoFormulario<C>): FormularioDoPasso {
  const { demorando, emCurso, esperar } = useEspera();
  const [falha, setFalha] = useState<string | null>(null);
  const [recuperado, setRecuperado] = useState(false);
  const travadoAte = useRef(0);
  const fatosConferidos = useRef<C | null>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  /** Addresses that were asked about: whoever meant them goes on. */
  const duvidados = useRef(new Set<string>());
  const [inicio] = useState(() => paraFormulario(passo.campos, contexto.respostas));
  const form = useForm<ValoresDoFormulario>({ defaultValues: inicio, shouldFocusError: false });

  useEffect(() => {
    if (dono === null) return;
    let vivo = true;
    lerRascunhoSemPressa(dono, wizard, passo.id).then((rascunho) => {
      if (!vivo || !rascunho) return;
      // Whoever typed before a slow device answered keeps what they typed.
      const voltam = Object.entries(digitadoQueVale(rascunho, form.getValues()));
      for (const [nome, valor] of voltam) form.setValue(nome, valor, { shouldDirty: true });
      setRecuperado(voltam.length > 0);
    });
    const parar = form.subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, isDirty, dirtyFields = {} }) => {
        if (!isDirty) return;
        // Only what was typed: the rest may be answered on another device meanwhile.
        const digitados = (de: ValoresDoFormulario) =>
          Object.fromEntries(Object.entries(de).filter(([nome]) => nome in dirtyFields));
        guardarDaquiAPouco(dono, wizard, passo.id, { valores: digitados(values), base: digitados(inicio) });
      },
    });
    const deixar = vigiarSaida();
    return () => {
      vivo = false;
      deixar();
      parar();
    };
  }, [dono, wizard, passo.id, form, inicio]);

  /** What the rules of the plan say of answers that are not saved yet. */
  const conferir = (respostas: Respostas, fatos: C) =>
    errosDoPasso(passo, respostas, { ...fatos, respostas: { ...fatos.respostas, ...respostas } });

  // Reads the facts of the latest drawing, as a listener that is told of changes later must.
  const rejulgar = useEffectEvent((valores: ValoresDoFormulario, mudado: string | undefined) => {
    const comErro = passo.campos.map(({ nome }) => nome).filter((nome) => form.getFieldState(nome).error);
    if (comErro.length === 0) return;
    const achados = conferir(paraRespostas(passo.campos, valores), fatosConferidos.current ?? contexto);
    // An answer elsewhere may make an error of the rules void; what the server refused only its own field takes back.
    const vale = (nome: string) =>
      form.getFieldState(nome).error?.type === DO_SERVIDOR || achados.some(({ campo }) => campo === nome);
    for (const nome of comErro) if (nome === mudado || !vale(nome)) form.clearErrors(nome);
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => rejulgar(values, name),
      }),
    [form],
  );

  function mostrarErros(erros: readonly ErroDeCampo[], tipo: string): boolean {
    const conhecidos = erros.filter(({ campo }) => passo.campos.some(({ nome }) => nome === campo));
    for (const { campo, mensagem } of conhecidos) form.setError(campo, { type: tipo, message: mensagem });
    if (conhecidos.length > 0) focarPrimeiroErro();
    return conhecidos.length > 0;
  }

  async function submeter(valores: ValoresDoFormulario): Promise<void> {
    const respostas = paraRespostas(passo.campos, valores);
    try {
      const fatos = contextoPara ? await contextoPara(respostas) : contexto;
      fatosConferidos.current = fatos;
      const erros = conferir(respostas, fatos);
      const duvida = erros.length === 0 ? enderecoDuvidoso(passo.campos, valores, duvidados.current) : null;
      if (duvida) {
        duvidados.current.add(duvida.email);
        travadoAte.current = 0;
        mostrarErros([duvida], DAS_REGRAS);
        return;
      }
      if (erros.length > 0) {
        // Nothing left the device: a corrected answer need not wait for the lock against double clicks.
        travadoAte.current = 0;
        if (
          isToqueDuplo() &&
          passo.campos.every(({ nome }) => String(valores[nome]) === String(inicio[nome]))
        )
          return;
        if (!mostrarErros(erros, DAS_REGRAS)) setFalha(erros[0]?.mensagem ?? null);
        return;
      }
      await enviar(respostas);
      if (dono !== null) await apagarRascunho(dono, wizard, passo.id);
    } catch (causa) {
      travadoAte.current = 0;
      if (causa instanceof PassoMantido) return;
      const erro = falhaDaChamada(causa);
      if (!mostrarErros(erro.problema?.campos ?? [], DO_SERVIDOR)) setFalha(erro.message);
    }
  }

  const { errors } = form.formState;
  return {
    form,
    erros: passo.campos.flatMap(({ nome }) => {
      const mensagem = errors[nome]?.message;
      return typeof mensagem === 'string' ? [{ campo: nome, mensagem }] : [];
    }),
    enviando: demorando,
    falha,
    aoFecharFalha: () => setFalha(null),
    recuperado,
    aoEnviar: (evento) => {
      evento?.preventDefault();
      const agora = corridoMs();
      if (emCurso.current || agora < travadoAte.current) return;
      travadoAte.current = agora + TRAVA_MS;
      if (passo.campos.some(({ nome }) => form.getFieldState(nome).error)) form.clearErrors();
      void esperar(() => submeter(form.getValues()));
    },
  };
}

/** The first address that was probably meant otherwise and has not been asked about. */
function enderecoDuvidoso(
  campos: readonly Campo[],
  valores: ValoresDoFormulario,
  duvidados: ReadonlySet<string>,
): (ErroDeCampo & { email: string }) | null {
  for (const { nome, tipo } of campos) {
    const email = String(valores[nome] ?? '').trim();
    const provavel = tipo === 'email' && !duvidados.has(email) ? emailProvavel(email) : null;
    if (provavel)
      return {
        campo: nome,
        email,
        mensagem: `Confira o fim do e-mail: você quis dizer ${provavel}? Se está certo como digitou, toque no botão de novo.`,
      };
  }
  return null;
}
