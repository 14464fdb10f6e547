/** The fields of an address in a form: the CEP fills in what it knows, and the person the rest. */
import { digitosDoCep, enderecoDoCep, isCep, type Logradouro, UFS } from '@credito/domain/endereco/endereco';
import type { Campo } from '@credito/domain/wizard/plano';
import { Aviso } from '@credito/ui/aviso/aviso';
import { SeletorDeTelaCheia } from '@credito/ui/seletor-de-tela-cheia/seletor-de-tela-cheia';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CampoDoPasso } from '../wizard/campo-do-passo.tsx';
import type { ValoresDoFormulario } from '../wizard/valores.ts';
import { buscarEndereco, doAchado, type EnderecoAchado } from './buscar-endereco.ts';
import estilos from './participante.module.css';

const BUSCA_DOS_CORREIOS = 'https://buscacepinter.correios.com.br/app/endereco/index.php';
const ESTADOS = Object.entries(UFS).map(([id, titulo]) => ({ id, titulo, busca: id }));

/** Nothing, while asked; then found, or to be typed by hand. The lookup never stands in the way (case CEP-01). */
export type BuscaDoEndereco = 'nada' | 'buscando' | 'achou' | 'digitar';

export function useBuscaDoEndereco(form: UseFormReturn<ValoresDoFormulario>): BuscaDoEndereco {
  const [busca, setBusca] = useState<BuscaDoEndereco>('nada');

  useEffect(() => {
    let buscado = digitosDoCep(String(form.getValues('cep') ?? ''));
    let corte: AbortController | undefined;
    /** What stood beside each CEP: whoever comes back to one finds it again. */
    const deCada = new Map<string, { numero: unknown; complemento: unknown }>();
    /** What a lookup filled in: it leaves with its CEP, and what was typed stays (devices 8). */
    let doCep: Promise<Partial<Logradouro>> | undefined;

    async function tirarOAnterior(): Promise<void> {
      const valores = await doCep;
      doCep = undefined;
      for (const [nome, valor] of Object.entries(valores ?? {}))
        if (valor && form.getValues(nome) === valor) form.setValue(nome, '', { shouldDirty: true });
    }

    function preencher(cep: string, achado: EnderecoAchado): void {
      const antes = form
        .getValues(['endereco', 'bairro', 'cidade', 'uf'])
        .map((valor) => String(valor ?? ''));
      const [endereco = '', bairro = '', cidade = '', uf = ''] = antes;
      const depois = enderecoDoCep({ endereco, bairro, cidade, uf }, doAchado(achado));
      const { numero, complemento } = deCada.get(cep) ?? { numero: '', complemento: '' };
      for (const [nome, valor] of Object.entries({ ...depois, numero, complemento }))
        form.setValue(nome, valor, { shouldDirty: true });
      doCep = Promise.resolve(doAchado(achado));
      form.clearErrors();
      setBusca('achou');
      if (!deCada.has(cep))
        requestAnimationFrame(() => form.setFocus(depois.endereco ? 'numero' : 'endereco'));
    }

    async function procurar(cep: string): Promise<void> {
      corte?.abort();
      corte = new AbortController();
      const { signal } = corte;
      setBusca('buscando');
      const achado = await buscarEndereco(cep, signal);
      if (signal.aborted) return;
      await tirarOAnterior();
      if (signal.aborted) return;
      corte = undefined;
      if (achado) preencher(cep, achado);
      else setBusca('digitar');
    }

    // Only what the person types is looked up: an address that comes back from a draft is already written.
    const parar = form.subscribe({
      name: 'cep',
      formState: { values: true },
      callback: ({ type, values }) => {
        const cep = digitosDoCep(String(values.cep ?? ''));
        if (type !== 'change' || cep === buscado) return;
        if (isCep(cep)) {
          // Of an address that was there before this page nobody knows which part a lookup wrote: its own CEP does.
          if (doCep === undefined && isCep(buscado))
            doCep = buscarEndereco(buscado).then((um) => (um ? doAchado(um) : {}));
          const [numero, complemento] = form.getValues(['numero', 'complemento']);
          // While a lookup is under way, they still are those of the CEP before.
          if (numero && !corte) deCada.set(buscado, { numero, complemento });
          buscado = cep;
          void procurar(cep);
        } else if (corte && !corte.signal.aborted) {
          // The answer to a code that is not there any more would fill in another one's address.
          corte.abort();
          buscado = '';
          setBusca('nada');
        }
      },
    });
    return () => {
      parar();
      corte?.abort();
    };
  }, [form]);

  return busca;
}

interface CamposDoEnderecoProps {
  /** The step's own fields, those of the address among them. */
  campos: readonly Campo[];
  form: UseFormReturn<ValoresDoFormulario>;
  busca: BuscaDoEndereco;
}

export function CamposDoEndereco({ campos, form, busca }: CamposDoEnderecoProps) {
  const cep = digitosDoCep(String(useWatch({ control: form.control, name: 'cep' }) ?? ''));
  const uf = String(useWatch({ control: form.control, name: 'uf' }) ?? '');
  const fechado = !isCep(cep) || busca === 'buscando';
  const campo = (nome: string, desabilitado = fechado) => {
    const achado = campos.find((item) => item.nome === nome);
    return achado ? <CampoDoPasso key={nome} campo={achado} form={form} desabilitado={desabilitado} /> : null;
  };
  return (
    <>
      {campo('cep', false)}
      <p className={estilos.linkDeAjuda}>
        <a href={BUSCA_DOS_CORREIOS} target="_blank" rel="noreferrer">
          Não sei o meu CEP (abre o site dos Correios)
        </a>
      </p>
      {busca === 'buscando' ? (
        <p role="status" className={estilos.recado}>
          Buscando o endereço…
        </p>
      ) : null}
      {busca === 'digitar' ? (
        <Aviso tom="informacao" aoVivo>
          Não encontramos o endereço desse CEP. Confira o número ou digite o endereço abaixo.
        </Aviso>
      ) : null}
      {campo('endereco')}
      <div className={estilos.par}>
        {campo('numero')}
        {campo('complemento')}
      </div>
      {campo('bairro')}
      {campo('cidade')}
      <SeletorDeTelaCheia
        rotulo="Estado"
        titulo="Escolha o estado"
        rotuloDaBusca="Buscar estado"
        itens={ESTADOS}
        value={uf || null}
        aoMudar={(id) => {
          form.setValue('uf', id, { shouldDirty: true });
          form.clearErrors('uf');
        }}
        erro={form.formState.errors.uf?.message as string | undefined}
        disabled={fechado}
      />
    </>
  );
}
