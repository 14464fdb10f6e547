import { erroDoCpf } from '@credito/domain/pessoa/cpf';
import { Aviso } from '@credito/ui/aviso/aviso';
import { Botao } from '@credito/ui/botao/botao';
import { CampoMascarado } from '@credito/ui/campo-mascarado/campo-mascarado';
import { useFocoNoPrimeiroErro } from '@credito/ui/foco/foco';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '../../../sessao/api.ts';
import { sair, sessao } from '../../../sessao/sessao.ts';
import { useRecusas } from '../../../sessao/use-recusas.ts';
import { useOperador, useProvedor } from '../../../sessao/use-sessao.ts';
import { useTitulo } from '../../../tela/use-titulo.ts';
import estilos from '../acesso.module.css';

/** Stands in the place of every page until the person of the staff has said their CPF. */
export function CpfScreen() {
  useTitulo('Seu CPF');
  const { nome } = useProvedor();
  const operador = useOperador();
  const [cpf, setCpf] = useState('');
  const [tentou, setTentou] = useState(false);
  const formulario = useRef<HTMLFormElement>(null);
  const focarPrimeiroErro = useFocoNoPrimeiroErro();
  const informar = useMutation({
    mutationFn: () => api('PUT /gestao/eu/cpf', { body: { cpf } }),
    onSuccess: sessao.assumir,
    onError: () => focarPrimeiroErro(formulario.current),
  });
  const recusas = useRecusas(informar.error, { cpf });
  const erro = erroDoCpf(cpf);

  function enviar(evento: FormEvent) {
    evento.preventDefault();
    setTentou(true);
    if (erro) focarPrimeiroErro(formulario.current);
    else if (!informar.isPending) informar.mutate();
  }

  return (
    <main className={estilos.tela}>
      <div className={estilos.cartao}>
        <p className={estilos.marca}>{`${nome} · gestão`}</p>
        <form ref={formulario} className={estilos.formulario} onSubmit={enviar} noValidate>
          <h1>{`Qual é o seu CPF, ${operador.nome}?`}</h1>
          <p>
            Com ele, nenhuma solicitação da qual você faz parte chega até você. Perguntamos uma vez só, e só a
            administração vê parte do número.
          </p>
          {recusas.geral ? (
            <Aviso tom="erro" aoVivo>
              {recusas.geral}
            </Aviso>
          ) : null}
          <CampoMascarado
            rotulo="CPF"
            mascara="cpf"
            name="cpf"
            autoComplete="off"
            value={cpf}
            onChange={(evento) => setCpf(evento.currentTarget.value)}
            erro={tentou && erro ? erro : recusas.de('cpf')}
          />
          <Botao type="submit" largo carregando={informar.isPending}>
            Continuar
          </Botao>
          <Botao variante="discreto" onClick={() => void sair()}>
            Sair
          </Botao>
        </form>
      </div>
    </main>
  );
}
