/** The fields of an address in a form: the CEP fills in what it knows, and the person the rest. */
import { digitosDoCep, isCep, UFS } from '@credito/domain/endereco/endereco';
import type { Campo } from '@credito/domain/wizard/plano';
import { Aviso } from '@credito/ui/aviso/aviso';
import { SeletorDeTelaCheia } from '@credito/ui/seletor-de-tela-cheia/seletor-de-tela-cheia';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { api } from '../sessao/api.ts';
import { CampoDoPasso } from '../wizard/campo-do-passo.tsx';
import type { ValoresDoFormulario } from '../wizard/valores.ts';
import estilos from './pessoa.module.css';

const BUSCA_DOS_CORREIOS = 'https://buscacepinter.correios.com.br/app/endereco/index.php';
const ESTADOS = Object.entries(UFS).map(([id, titulo]) => ({ id, titulo, busca: id }));
const LIMITE_DA_BUSCA_MS = 11_000;

/** Nothing, while asked; then found, or to be typed by hand. The lookup never stands in the way (case CEP-01). */
export type BuscaDoEndereco = 'nada' | 'buscando' | 'achou' | 'digitar';

export function useBuscaDoEndereco(form: UseFormReturn<ValoresDoFormulario>): BuscaDoEndereco {
  const cep = digitosDoCep(String(useWatch({ control: form.control, name: 'cep' }) ?? ''));
  const [busca, setBusca] = useState<BuscaDoEndereco>('nada');
  const buscado = useRef(cep);

  useEffect(() => {
    if (!isCep(cep) || cep === buscado.current) return;
    buscado.current = cep;
    const corte = new AbortController();
    setBusca('buscando');
    buscar(cep, corte.signal).then((endereco) => {
      if (corte.signal.aborted) return;
      if (!endereco.localidade) return setBusca('digitar');
      // An empty answer of a town with one code never erases a typed street (case CEP-02).
      const achados = {
        endereco: endereco.logradouro,
        bairro: endereco.bairro,
        cidade: endereco.localidade,
        uf: endereco.uf,
      };
      for (const [nome, valor] of Object.entries(achados))
        if (valor) form.setValue(nome, valor, { shouldDirty: true });
      for (const nome of ['numero', 'complemento']) form.setValue(nome, '', { shouldDirty: true });
      form.clearErrors();
      setBusca('achou');
      requestAnimationFrame(() => form.setFocus(endereco.logradouro ? 'numero' : 'endereco'));
    });
    return () => corte.abort();
  }, [cep, form]);

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

/** Any failure reads as "not found": the person types. */
function buscar(cep: string, sinal: AbortSignal) {
  return api('GET /endereco/{cep}/json', { params: { cep } }, { sinal, limiteMs: LIMITE_DA_BUSCA_MS }).catch(
    (): { logradouro?: string; bairro?: string; localidade?: string; uf?: string } => ({}),
  );
}
